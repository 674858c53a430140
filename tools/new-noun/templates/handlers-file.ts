import type { Names } from '../names.ts'

export const handlersFile = ({ noun, singular, many, manyTitled, oneTitled }: Names): string => `\
import { serve } from '@wellmet/platform/http/serve.ts'
import { add${oneTitled} } from './add-${singular}.ts'
import { list${manyTitled} } from './list-${noun}.ts'
import { ${many} } from './${noun}.contract.ts'

export const ${many}Routes = serve(${many})({
  list: (call) => list${manyTitled}(call, call.query),
  create: (call) => add${oneTitled}(call, call.body),
})
`
