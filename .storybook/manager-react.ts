import * as React from 'react';

/** Storybook compiles the code of its manager to calls of a global `React`, and has none. */
Object.assign(globalThis, { React });
