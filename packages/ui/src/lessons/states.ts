/** The states of this area's screens, each with a story of that name. */
export const states = {
  'Screens/Lessons': [
    'Open',
    'GoOnWithTheLast',
    'OtherModule',
    'ModuleLoading',
    'ModuleFailed',
    'ReloadFailed',
    'EmptyModule',
    'LockedModule',
    'AllDone',
    'Search',
    'SearchFindsNothing',
    'ExpandsAll',
    'CourseReset',
    'LockedCourse',
    'NoModules',
    'Loading',
    'Failed',
  ],
} as const;
