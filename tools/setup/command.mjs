/**
 * Runs the main function of a command. An error is printed as its message alone, and the command fails.
 * @param {() => unknown} main
 */
export async function runCommand(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
