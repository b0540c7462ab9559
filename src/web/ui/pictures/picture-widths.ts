export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const

/** Widths for a picture that is never wider than half a screen or a phone. */
export const smallWidths = [320, 640, 1024] as const

/** Width of a picture that fills the screen. */
export const widest = 1536
