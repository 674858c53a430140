import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { ClaimKind } from './claims.contract.ts'
import { listCounts } from './grounding.store.ts'

/** How many sentences of the workspace were checked, by kind. */
export const showStats = (call: MemberCall, { months }: { months: number }) =>
  call.db.reading(async (tx) => {
    const rows = await listCounts(tx, { months, now: call.services.now() })
    const sum = (wanted: (row: (typeof rows)[number]) => boolean): number =>
      rows.filter(wanted).reduce((all, { n }) => all + n, 0)
    const overridden = (of: readonly { overridden: number }[]): number =>
      of.reduce((all, one) => all + one.overridden, 0)
    const kinds = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, of]) => {
      const count = (verdict: string): number => sum((row) => row.kind === kind && row.verdict === verdict)
      return {
        kind: ClaimKind.safeParse(kind).data ?? ('unknown' as const),
        n: sum((row) => row.kind === kind),
        backed: count('backed'),
        contradicted: count('contradicted'),
        notBacked: count('not_backed'),
        noClaim: count('no_claim'),
        overridden: overridden(of),
      }
    })
    return {
      months,
      n: sum(() => true),
      refused: sum(({ verdict }) => verdict === 'contradicted' || verdict === 'not_backed'),
      overridden: overridden(rows),
      kinds: kinds.toSorted((a, b) => b.n - a.n || a.kind.localeCompare(b.kind)),
    }
  })
