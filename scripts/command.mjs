/**
 * Runs a command that takes one file and flags. Without a file it says how it is used; an error that is for the
 * person who runs it ends with its one line and exit code 1.
 */
export async function command(usage, work) {
  const words = process.argv.slice(2)
  const flags = words.filter((word) => word.startsWith('--'))
  const files = words.filter((word) => !word.startsWith('--'))
  if (files.length !== 1) {
    console.error(usage)
    process.exit(2)
  }
  try {
    await work(files, flags)
  } catch (error) {
    if (error.name !== 'StartError') throw error
    console.error(error.message)
    process.exit(1)
  }
}
