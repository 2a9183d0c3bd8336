/** The bytes of an answer as a file, called as the server calls it. */
export async function fileOf(response: Response): Promise<File> {
  const content = await response.blob()
  return new File([content], nameIn(response.headers.get('content-disposition') ?? ''), {
    type: content.type,
  })
}

/** The name in a `content-disposition`, in all its letters where it says those; `''` for none. */
export function nameIn(header: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header) ?? []
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]*)"/i.exec(header)?.[1] ?? ''
}
