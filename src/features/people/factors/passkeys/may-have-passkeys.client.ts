/** Whether this page may have passkeys: browsers give them to secure pages alone, and only under a name. */
export const mayHavePasskeys =
  globalThis.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
