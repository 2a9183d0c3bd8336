/** Whether this page supports passkeys: browsers allow them only in secure contexts with a host name. */
export const mayHavePasskeys =
  globalThis.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
