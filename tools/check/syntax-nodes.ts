import { parseSync } from '@swc/core'

export type Node = { type: string; [key: string]: unknown }

/** All nodes of a file, outer ones first. Fails if the file is no TypeScript. */
export function nodesOfFile(source: string, path: string): Node[] {
  try {
    return nodesIn(parseSync(source, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' }))
  } catch (error) {
    throw new Error(`${path} cannot be read as TypeScript`, { cause: error })
  }
}

export function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(nodesIn)
  return 'type' in value && typeof value.type === 'string' ? [value as Node, ...below] : below
}
