import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listInUse } from './content.store.ts'
import type { Kind } from './kind.ts'

/** The published texts of a kind, for other nouns that fill them in. */
export const listTexts = async (tx: Tx, workspaceId: string, { name }: Kind): Promise<string[]> =>
  (await listInUse(tx, { workspaceId, kind: name })).map(({ fields }) => fields['text'] ?? '')
