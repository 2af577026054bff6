// Leaves the footer to the server: its links were every seventh part of what React hydrated on a page. It is the same on all
// pages, so a browser needs none of its code (src/plugins/lean-client).
import Served from '@site/src/components/Served';
import Footer from '@theme-original/Footer';

export default function FooterWrapper(): React.JSX.Element {
  return (
    <Served name="footer" isSame>
      <Footer />
    </Served>
  );
}
