import { type GeoContext, geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' }
import type { Point } from '../drawing.ts'
import { ANTARCTICA, LETTERS_OF, SMALL } from './codes.ts'
import { WORLD_WIDTH, type World } from './world.ts'

/** The sheet is cut where no country is, between Asia and America. */
const BERING: [number, number] = [-11, 0]

type Topology = Parameters<typeof feature>[0]

/** The atlas laid flat. */
export function readAtlas(): World {
  const topology = atlas as unknown as Topology
  const all = feature(topology, topology.objects.countries!)
  const countries = 'features' in all ? all.features : [all]
  const land = { type: 'FeatureCollection', features: countries.filter(({ id }) => id !== ANTARCTICA) } as const
  const projection = geoNaturalEarth1().rotate(BERING).fitWidth(WORLD_WIDTH, land)
  const [, [, height]] = geoPath(projection).bounds(land)
  const shapes = land.features.map((country) => {
    const pen = ringPen()
    geoPath(projection, pen)(country)
    return { country: LETTERS_OF.get(String(country.id)) ?? null, rings: pen.rings }
  })
  const dots = Object.fromEntries(
    Object.entries(SMALL).map(([country, place]): [string, Point] => [country, projection([...place]) ?? [0, 0]]),
  )
  return { height, shapes, dots }
}

function ringPen(): GeoContext & { rings: Point[][] } {
  const rings: Point[][] = []
  return {
    rings,
    beginPath() {},
    arc() {},
    closePath() {},
    moveTo: (x, y) => void rings.push([[tenth(x), tenth(y)]]),
    lineTo: (x, y) => void rings.at(-1)!.push([tenth(x), tenth(y)]),
  }
}
const tenth = (value: number) => Math.round(value * 10) / 10
