import { Button } from '@mantine/core'
import { EmptyState } from '../../kit/empty-state.tsx'

export const PictureCannot = ({ onTable }: { onTable: () => void }) => (
  <EmptyState title="This browser cannot draw the picture" next={<Button onClick={onTable}>Show the table</Button>}>
    The picture needs WebGL 2, which is off or missing here. The table has the same people and the same filters.
  </EmptyState>
)
