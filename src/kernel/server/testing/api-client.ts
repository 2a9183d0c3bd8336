/** What the API answered; `body` is the JSON, or null where there is none. */
export interface Answer<T = unknown> {
  status: number
  headers: Headers
  body: T
}

/** The answer of a list. */
export interface Listed<T> {
  results: T[]
  count: number
}

/** The answer of a write. */
export interface Saved<T> {
  message: string
  data: T
}

/** The answer that is a problem. */
export interface Refused {
  code: string
  message: string
  errors?: Record<string, string[]>
  request_id: string
}

type Extra = Record<string, string>

/** Speaks to a running server as one person, over real HTTP. */
export interface Api {
  address: string
  token: string | undefined
  /** `path` is under `/api/v1`. */
  get<T = unknown>(path: string, headers?: Extra): Promise<Answer<T>>
  post<T = unknown>(path: string, body?: unknown, headers?: Extra): Promise<Answer<T>>
  put<T = unknown>(path: string, body: unknown, headers?: Extra): Promise<Answer<T>>
  delete<T = unknown>(path: string, headers?: Extra): Promise<Answer<T>>
  /** The raw answer, for what is no JSON; `path` is from the root. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** Looks at what a call was answered, and throws where it is not as it should be. */
export type Answered = (method: string, path: string, status: number, body: unknown) => void

/**
 * A client that sends `token` with every call; a FormData body goes as multipart, all else as JSON. `answered` looks at
 * each JSON answer.
 */
export function apiClient(address: string, token?: string, answered: Answered = () => {}): Api {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }

  async function call<T>(method: string, path: string, body: unknown, headers: Extra): Promise<Answer<T>> {
    const isForm = body instanceof FormData
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        ...authorization,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    const answer = {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : null,
    }
    if (isJson) answered(method, path, answer.status, answer.body)
    return answer
  }

  return {
    address,
    token,
    get: (path, headers = {}) => call('GET', path, undefined, headers),
    post: (path, body, headers = {}) => call('POST', path, body, headers),
    put: (path, body, headers = {}) => call('PUT', path, body, headers),
    delete: (path, headers = {}) => call('DELETE', path, undefined, headers),
    fetch: (path, init = {}) =>
      fetch(address + path, { ...init, headers: { ...authorization, ...init.headers } }),
  }
}
