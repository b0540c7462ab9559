/** The widths that pictures are asked for in. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const

/** Those for a picture that is never wider than half a screen, or than a phone's. */
export const smallWidths = [320, 640, 1024] as const

/** What a picture that fills the screen is shown in. */
export const widest = 1536
