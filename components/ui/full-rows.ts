/**
 * How many of the first items are two in a row. The others are three in a row, so that two or more items leave no hole in
 * the last row.
 */
export const countInTwos = (count: number) => [0, 4, 2][count % 3] ?? 0
