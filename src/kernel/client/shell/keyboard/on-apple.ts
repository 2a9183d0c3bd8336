/** Whether the keyboard has a command key instead of Ctrl. */
export const onApple = /mac|iphone|ipad/i.test(navigator.userAgent)
