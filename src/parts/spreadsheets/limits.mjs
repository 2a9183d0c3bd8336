/** What an import reads of a sheet: more is refused, but for further columns, which are left out. */
export const rowsMax = 50_000
export const columnsMax = 200
/** What a spreadsheet program lets a cell hold. */
export const textMax = 32_767
/**
 * Of all cells together, each with what it shows: a text that two hundred thousand cells share is stored once in the
 * file, and is written out two hundred thousand times by whoever tells what is wrong with them.
 */
export const lettersMax = 30_000_000
/** What cells may point to: texts that they share, and formats. A spreadsheet program keeps 65,490 of the latter. */
export const sharedTextsMax = 2_000_000
export const stylesMax = 65_536
export const picturesMax = 1000
/** Of all pictures together, unpacked: twice what a file may have packed, since pictures hardly get smaller. */
export const pictureBytesMax = 40 * 1024 * 1024
