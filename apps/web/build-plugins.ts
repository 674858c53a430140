import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below, the headers weigh more than what is saved. */
const minBytes = 1024

/** Compresses each text file of the build, once. */
export const compressFiles = (): Plugin => ({
  name: 'compress-files',
  apply: 'build',
  async writeBundle({ dir = '.' }, bundle) {
    const texts = [...Object.keys(bundle), 'layers.css', 'color-scheme.js', 'favicon.svg'].filter((name) =>
      /\.(?:js|css|html|svg)$/.test(name),
    )
    for (const name of texts) await compressFile(join(dir, name))
  },
})

/** Writes a file in brotli and gzip beside it, at the highest level. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < minBytes) return
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, brotliCompressSync(content, { params: hint }))
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
}

/** What nobody needs to see Home, and comes back into the first file by one import of a contract: zod weighs 22 kB. */
export const keepOutOfFirstFile = (path: RegExp): Plugin => ({
  name: 'keep-out-of-first-file',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && file.isEntry ? Object.keys(file.modules) : [],
    )
    const found = modules.find((module) => path.test(module))
    if (found) throw new Error(`${found} is in the first file: a module of Home imports it.`)
  },
})

/** The letters of most names: asked for with the page, so that the text does not change its font while one reads. */
export const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal-.*\.woff2$/.test(name))
      if (!font) throw new Error('The build has no Inter for Latin letters.')
      const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  },
})
