import * as React from 'react';

/** Defines the global `React`: Storybook compiles JSX of its manager to calls of it, but does not provide it. */
Object.assign(globalThis, { React });
