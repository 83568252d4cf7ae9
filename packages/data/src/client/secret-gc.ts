/**
 * The `gcTime` of mutations whose variables must not be kept, for instance a password. Not 0: a pending mutation whose
 * component has unmounted is checked again after each `gcTime`, which would occupy the processor until its response.
 */
export const SECRET_GC_MS = 1000;
