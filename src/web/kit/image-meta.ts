export type ImageMeta = { width: number; height: number; ratio: number }

/** Width and height in pixels and width by height of an image that has loaded; zeros of one that could not be. */
export function metaOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): ImageMeta {
  return width && height ? { width, height, ratio: width / height } : { width: 0, height: 0, ratio: 0 }
}
