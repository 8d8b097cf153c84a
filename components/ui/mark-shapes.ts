import {
  BookOpen,
  Cpu,
  Droplet,
  FlaskConical,
  Globe,
  GraduationCap,
  Landmark,
  Leaf,
  LifeBuoy,
  Pill,
  Settings,
  Shield,
  TowerControl,
  TrainFront,
  Waves,
  Zap,
} from 'lucide'
import type { MarkName } from '@/lib/images/marks'
import type { IconShape } from './icon'

/** Icons for kinds of organisation, by their names in the content. `tools/icons.ts` draws them into one SVG. */
export const markShapes = {
  beaker: FlaskConical,
  bolt: Zap,
  book: BookOpen,
  cap: GraduationCap,
  chip: Cpu,
  court: Landmark,
  dam: Waves,
  drop: Droplet,
  gear: Settings,
  globe: Globe,
  leaf: Leaf,
  pill: Pill,
  rail: TrainFront,
  shield: Shield,
  tower: TowerControl,
  wheel: LifeBuoy,
} satisfies Record<MarkName, IconShape>
