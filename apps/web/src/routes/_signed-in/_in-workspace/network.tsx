import { createFileRoute } from '@tanstack/react-router'
import { loadPicture } from '../../../network/picture/network-picture.tsx'
import { NetworkScreen } from '../../../network/picture/network-screen.tsx'
import { pictureQuery } from '../../../network/picture/picture.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/network')({
  // Both start on their way at once; neither is waited for, as the screen has a shape for the time until they are there.
  loader: ({ context }) => {
    void context.queries.prefetchQuery(pictureQuery)
    void loadPicture()
  },
  component: NetworkScreen,
})
