import type { DemoProject } from './demo-project.ts'
import { olderProjects } from './older-projects.ts'
import { youngerProjects } from './younger-projects.ts'

/** In the order they were registered. */
export const demoProjects: readonly DemoProject[] = [...olderProjects, ...youngerProjects]
