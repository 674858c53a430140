export const roadmapStages = ['planned', 'building', 'shipped', 'dropped'] as const
export type RoadmapStage = (typeof roadmapStages)[number]
