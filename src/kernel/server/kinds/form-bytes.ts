const bytesPerCharacter = 4

/** Enough for a number, a day or a choice, with blanks around it. */
export const shortBytes = () => 1024

/** Enough for text of so many characters. */
export const textBytes = (characters: number) => characters * bytesPerCharacter

/** As much as a JSON body may have. */
export const jsonBytesMax = 1024 * 1024
