import { imageSize } from './draw-image.ts'

const pixelsPerUnit = 1.5

/** The SVG as a PNG, which every place that takes pictures can show. Fails where the browser cannot draw it. */
export const rasterize = async (svg: string): Promise<Blob> => {
  const image = new Image()
  // A data URL, because the content policy allows no blobs as pictures.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = imageSize.width * pixelsPerUnit
  canvas.height = imageSize.height * pixelsPerUnit
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The canvas gave no picture'))), 'image/png')
  })
}
