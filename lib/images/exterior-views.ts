/** How many pictures every vehicle has (S5.3); the one that may follow shows its cabin. */
export const EXTERIOR_VIEWS = 3
