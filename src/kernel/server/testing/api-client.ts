/** A response of the API; `body` is the JSON, or null if there is none. */
export interface Answer<T = unknown> {
  status: number
  headers: Headers
  body: T
}

/** The response of a list. */
export interface Listed<T> {
  results: T[]
  count: number
}

/** The response of a write. */
export interface Saved<T> {
  message: string
  data: T
}

/** The response with a problem. */
export interface Refused {
  code: string
  message: string
  errors?: Record<string, string[]>
  request_id: string
}

type Extra = Record<string, string>

/** Calls a running server as one user, over real HTTP. */
export interface Api {
  address: string
  token: string | undefined
  /** `path` is under `/api/v1`. */
  get<T = unknown>(path: string, headers?: Extra): Promise<Answer<T>>
  post<T = unknown>(path: string, body?: unknown, headers?: Extra): Promise<Answer<T>>
  put<T = unknown>(path: string, body: unknown, headers?: Extra): Promise<Answer<T>>
  delete<T = unknown>(path: string, headers?: Extra): Promise<Answer<T>>
  /** The raw response, for content other than JSON; `path` is from the root. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** Checks the response of a call, and throws if it is wrong. */
export type Answered = (method: string, path: string, status: number, body: unknown) => void

/**
 * A client that sends `token` with every call; a FormData body is sent as multipart, all others as JSON. `answered`
 * checks each JSON response.
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
