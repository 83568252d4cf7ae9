/** The namespaces that are loaded at start; the build puts them into one file per language. */
export const CORE_NAMESPACES: readonly string[] = ['common', 'courses', 'dashboard', 'errors', 'shell'];
