export type ImageMeta = { width: number; height: number; ratio: number }

/** Width and height in pixels and the ratio of width to height of a loaded image; zeros for one that failed. */
export function metaOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): ImageMeta {
  return width && height ? { width, height, ratio: width / height } : { width: 0, height: 0, ratio: 0 }
}
