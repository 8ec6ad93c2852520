import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** A figure that is read when somebody asks for it. */
export type GaugeReader = { name: string; help: string; read: () => number | Promise<number> }

/** Figures of several things under one name, told apart by labels. */
export type LabelledGauge<Label extends string = string> = {
  name: string
  help: string
  labels: readonly Label[]
  readAll: () => { labels: Record<Label, string>; value: number }[]
}

/** The same of what is only ever counted up. */
export type LabelledCounter<Label extends string = string> = LabelledGauge<Label>

/** Everything that is told besides the requests themselves. */
export type RegistryFigures = {
  gauges?: readonly GaugeReader[]
  labelled?: readonly LabelledGauge[]
  counters?: readonly LabelledCounter[]
}

/** All figures of this server, by the names they are told under. */
export const openRegistry = ({
  gauges = [],
  labelled = [],
  counters = [],
}: RegistryFigures = {}): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const { name, help, read } of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  for (const { name, help, labels, readAll } of labelled)
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      collect() {
        this.reset()
        for (const { labels: own, value } of readAll()) this.set(own, value)
      },
    })
  for (const { name, help, labels, readAll } of counters)
    new Counter({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      collect() {
        this.reset()
        for (const { labels: own, value } of readAll()) this.inc(own, value)
      },
    })
  return registry
}
