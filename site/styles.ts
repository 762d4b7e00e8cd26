/** The style sheet of the site: the order of the layers first, then what all share, then components. */
import "./styles/styles.css";
import "./component-styles.ts";
