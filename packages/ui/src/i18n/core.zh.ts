import common from './zh/common.json' with { type: 'json' };
import courses from './zh/courses.json' with { type: 'json' };
import dashboard from './zh/dashboard.json' with { type: 'json' };
import errors from './zh/errors.json' with { type: 'json' };
import shell from './zh/shell.json' with { type: 'json' };

/** The words of the areas on the first screens. */
export const words = { common, courses, dashboard, errors, shell };
