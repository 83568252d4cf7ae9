/** The strokes and surfaces that all illustrations share, in the colours of the scheme. */
export const tint = 'var(--accent-art-tint)';
export const mid = 'var(--accent-art-mid)';
export const deep = 'var(--accent-art-deep)';
export const paper = 'var(--surface-raised)';

/** An ink line without a fill, equally thin at every size of the illustration. */
export const inkLine = { stroke: 'var(--ink-strong)', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;
/** Paper with the ink outline that all illustrations share. */
export const outlined = { fill: paper, ...inkLine };
/** A line of text. */
export const writing = { stroke: mid, strokeWidth: 4 };
/** A solid shape set off from what it covers by an edge of paper. */
export const solid = { fill: deep, stroke: paper, strokeWidth: 3 };
/** A symbol cut out of a solid shape. */
export const cutOut = { stroke: paper, strokeWidth: 3.4 };
