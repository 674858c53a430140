import { createFileRoute } from '@tanstack/react-router'
import { loadPicture } from '../../../network/picture/network-picture.tsx'
import { NetworkScreen } from '../../../network/picture/network-screen.tsx'
import { pictureQuery } from '../../../network/picture/picture.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/network')({
  // The drawing code is large and loads beside the data.
  loader: ({ context }) => {
    void context.queries.prefetchQuery(pictureQuery)
    void loadPicture()
  },
  component: NetworkScreen,
})
