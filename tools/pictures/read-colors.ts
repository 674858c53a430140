import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../repository.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]
export type Colors = (token: string) => string

/** The colors of the web app in one scheme, by the name of their token without the dashes. */
export async function readColors(scheme: Scheme): Promise<Colors> {
  const css = await readFile(join(repository, 'apps/web/src/theme/tokens.css'), 'utf8')
  const block = [...css.matchAll(/color-scheme: (light|dark);([^}]*)\}/g)].find(([, name]) => name === scheme)?.[2]
  const colors = new Map(
    [...(block ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
  return (token) => {
    const hex = colors.get(token)
    if (!hex) throw new Error(`tokens.css has no color --${token} in ${scheme}.`)
    return hex
  }
}
