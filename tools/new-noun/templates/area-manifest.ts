import type { Names } from '../names.ts'

export const areaManifest = ({ area, noun, many }: Names): string => `\
import type { Area } from '@wellmet/platform/area.ts'
import { ${many}Routes } from './${noun}/${noun}.handlers.ts'
import { ${many}Tables } from './${noun}/${noun}.tables.ts'

export const ${area}Area = {
  name: '${area}',
  routes: {
    ${many}: ${many}Routes,
  },
  jobs: [],
  reactions: [],
  hooks: [],
  schedule: [],
  settings: [],
  sealed: [],
  tables: [...${many}Tables],
} satisfies Area
`
