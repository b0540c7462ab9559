export type ImageMeta = { width: number; height: number; ratio: number }

/** What is known of an image that could not be loaded. */
const noImage: ImageMeta = { width: 0, height: 0, ratio: 0 }

/** Width and height in pixels and width by height, once it has loaded; zeros when it cannot be. */
export async function imageMeta(src: string, image = new Image()): Promise<ImageMeta> {
  image.src = src
  try {
    await image.decode()
    return metaOf(image)
  } catch {
    return noImage
  }
}

export function metaOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): ImageMeta {
  return width && height ? { width, height, ratio: width / height } : noImage
}
