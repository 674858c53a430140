import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconPhotoDown } from '@tabler/icons-react'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { nothing, useOwnMutation } from '../../../api/changes.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { pagePalette } from '../stage/colours.ts'
import type { NetworkMapState } from '../use-network-map.ts'
import { rasterize } from './rasterize.ts'
import { sharedImage } from './shared-image.ts'

const file = 'wellmet-network.png'

/** Saves the map as a picture without names. It is made in the browser and sent nowhere. */
export const ShareImage = ({ networkMap, isPart }: { networkMap: NetworkMapState; isPart: boolean }) => {
  const { mutate, isPending } = useOwnMutation({
    changes: nothing('It draws a file.'),
    mutationFn: async () => saveFile(await rasterize(sharedImage(networkMap, isPart, pagePalette())), file),
    onSuccess: () => notifications.show({ message: networkMapsMessages.imageSaved({ file }) }),
    onError: () => notifications.show({ message: networkMapsMessages.imageNotSaved() }),
  })
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconPhotoDown size={16} stroke={1.6} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      {networkMapsMessages.shareAsImage()}
    </Button>
  )
}
