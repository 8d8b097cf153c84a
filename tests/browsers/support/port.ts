/** The port of the pages under test: that after the other tests'. */
export const PORT = Number(process.env.TEST_PORT ?? 4173) + 1
