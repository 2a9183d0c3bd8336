export const cashClosing = {}
