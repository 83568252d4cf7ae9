import common from './en/common.json' with { type: 'json' };
import courses from './en/courses.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };

/** The words of the areas on the first screens. */
export const words = { common, courses, dashboard, errors, shell };
