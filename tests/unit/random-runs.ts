/** Number of random examples of a property: `usual` in every run of the tests, `full` once a week, with FULL_DEPTH=1. */
export const randomRuns = (usual: number, full: number) => (process.env.FULL_DEPTH ? full : usual)
