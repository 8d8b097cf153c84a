import { Header } from '@/components/layout/header'
import { headerProps } from '@/view-models/header'

export default function PagesLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <Header {...headerProps()} />
      <main id="content">{children}</main>
    </>
  )
}
