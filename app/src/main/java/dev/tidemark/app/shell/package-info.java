/** The window around the views: menus, tabs, status, notices, and dropping files on it. */
@NullMarked
package dev.tidemark.app.shell;

import org.jspecify.annotations.NullMarked;
