import { pages } from '@ledgerleaf/contract/pages'
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: false,
  prerender: pages.filter((page) => page.rendered === 'ahead').map((page) => page.path),
} satisfies Config
