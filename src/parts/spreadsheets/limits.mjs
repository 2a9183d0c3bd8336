/** The limits of a sheet. A file with more rows is refused; further columns are left out. */
export const rowsMax = 50_000
export const columnsMax = 200
/** The longest text of a cell in spreadsheet programs. */
export const textMax = 32_767
/**
 * The characters of all cells together; a shared text counts once for each cell. The file stores such a text once, but
 * a list of errors repeats it for each cell.
 */
export const lettersMax = 30_000_000
/** The limits of shared texts and of cell styles. Excel itself allows 65,490 styles. */
export const sharedTextsMax = 2_000_000
export const stylesMax = 65_536
export const picturesMax = 1000
/** The size of all pictures together, unpacked: twice the limit of a packed file, since pictures hardly compress. */
export const pictureBytesMax = 40 * 1024 * 1024
