import { ResultRow } from '../kit/result-row.tsx'
import { Rows } from '../kit/rows.tsx'
import { Section } from '../kit/section.tsx'
import type { DrawnPath } from '../kit/path-shapes.ts'
import { viaWords } from '../kit/path-words.ts'
import { results } from './sample-paths.ts'

const targetOf = ({ hops }: DrawnPath) =>
  hops.at(-1)?.person ?? { id: 'lena', name: 'Lena Vogt', role: 'Procurement Lead', company: 'Fjordline' }

export const RowSamples = () => (
  <Section title="Rows of people">
    <Rows
      label="Results"
      items={results}
      keyOf={(path) => `${path.status}-${path.hops.at(-1)?.person.id ?? 'none'}-${path.hops.length}`}
    >
      {(path) => {
        const { id, name, role, company } = targetOf(path)
        return (
          <ResultRow
            portrait={{ id, name }}
            name={name}
            about={[role, company].filter(Boolean).join(' · ')}
            path={path.status === 'none' ? undefined : path}
            via={viaWords(path)}
            chance={path.confidence === null ? undefined : 'Likely'}
          />
        )
      }}
    </Rows>
  </Section>
)
