import { serve } from '@wellmet/platform/http/serve.ts'
import { pictures } from './pictures.contract.ts'
import { showPicture } from './show-picture.ts'

export const picturesRoutes = serve(pictures)({
  show: (call) => showPicture(call, call.query),
})
