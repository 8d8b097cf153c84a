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
import { classNames } from './class-names'
import { Icon, type IconShape } from './icon'

/** Icons for kinds of organisation, by their names in the content. */
const marks: Partial<Record<string, IconShape>> = {
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
}

/** A mark, or a placeholder ring where there is none of that name. S10.3. */
export function Mark({ name, className }: { name: string; className?: string }) {
  const shape = Object.hasOwn(marks, name) ? marks[name] : undefined
  if (shape) return <Icon of={shape} strokeWidth={1.25} className={className} />
  return (
    <span
      aria-hidden
      className={classNames('inline-block rounded-full border-2 border-dashed border-control', className)}
    />
  )
}
